// What a visitor prefers, kept in this browser.

export const THEMES = ['dark', 'light', 'contrast', 'safe'] as const;
export const LANGUAGES = ['en', 'pt'] as const;
/** When a whole turn waits for one more word before it is sent. */
export const CONFIRMS = ['slow', 'always', 'never'] as const;
export type Confirm = (typeof CONFIRMS)[number];
export type Theme = (typeof THEMES)[number];
export type Language = (typeof LANGUAGES)[number];

type Settings = {
  theme: Theme;
  language: Language;
  sound: boolean;
  motion: boolean;
  coordinates: boolean;
  confirm: Confirm;
  /** Whether games without other people stay on this device. */
  here: boolean;
  /** The table where each game was played first: a coach helps there. */
  coached: Record<string, string>;
  /** The computer's level that was played last, by game. */
  levels: Record<string, string>;
  /** How engines look at things: seconds for a position, seconds for each decision of a game, how many lines, and whether on this device. */
  engine: { position: number; decision: number; lines: number; device?: boolean };
};

const KEY = 'tabuleiro-settings';

function preferred(): Settings {
  const likes = (query: string) => matchMedia(query).matches;
  return {
    // Set by theme.js, which runs before the page is drawn.
    theme: (document.documentElement.dataset['theme'] as Theme | undefined) ?? 'dark',
    language: navigator.language.startsWith('pt') ? 'pt' : 'en',
    sound: true,
    motion: !likes('(prefers-reduced-motion: reduce)'),
    coordinates: true,
    confirm: 'slow',
    here: false,
    coached: {},
    levels: {},
    engine: { position: 3, decision: 0.3, lines: 3 },
  };
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...preferred(), ...kept() });

/** Keeps the settings and shows them on the page; call once, where an effect can run. */
export function applySettings(): void {
  $effect(() => {
    document.documentElement.dataset['theme'] = settings.theme;
    document.documentElement.dataset['motion'] = settings.motion ? 'on' : 'off';
    document.documentElement.lang = settings.language;
    try {
      localStorage.setItem(KEY, JSON.stringify(settings));
    } catch {
      // A browser that keeps nothing still plays.
    }
  });
}
