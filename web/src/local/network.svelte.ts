// Whether the server can be reached, as far as this page knows.

import { hasServer } from './place';

let isAway = $state(!navigator.onLine);

export const network = {
  /** Whether the page has to do without the server. */
  get isOff(): boolean {
    return !hasServer || isAway;
  },
  /** Whether there is a server that cannot be reached just now. */
  get isLost(): boolean {
    return hasServer && isAway;
  },
};

/** A request was answered, or could not be sent. */
export const heard = (answered: boolean): void => void (isAway = !answered);

addEventListener('online', () => heard(true));
addEventListener('offline', () => heard(false));
