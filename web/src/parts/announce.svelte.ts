// What a screen reader is told when something happens.

let text = $state('');

export const announced = {
  get now(): string {
    return text;
  },
};

let before = '';

export function announce(sentence: string): void {
  // The same sentence twice is told twice.
  before = before === sentence ? `${sentence}\u00a0` : sentence;
  text = before;
}
