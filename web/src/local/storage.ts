// How much room the pages and games take on this device, and whether the browser may clear it away by itself.

export type Room = { used: number; most: number; isLasting: boolean };

export async function roomTaken(): Promise<Room | null> {
  // Only pages that came over a safe connection are told.
  if (!navigator.storage?.estimate) return null;
  const [{ usage = 0, quota = 0 }, isLasting] = await Promise.all([
    navigator.storage.estimate(),
    navigator.storage.persisted(),
  ]);
  return { used: usage, most: quota, isLasting };
}

/** Asks the browser to keep everything until the visitor removes it; some ask the visitor. */
export async function askToLast(): Promise<boolean> {
  try {
    return (await navigator.storage?.persist?.()) ?? false;
  } catch {
    return false;
  }
}
