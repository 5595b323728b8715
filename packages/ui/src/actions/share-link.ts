export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'failed';

export interface SharedLink {
  title: string;
  url: string;
}

/** Opens the system's share sheet if there is one, else copies to the clipboard. */
export async function shareLink(link: SharedLink): Promise<ShareOutcome> {
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(link);
      return 'shared';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return 'cancelled';
    }
  }
  try {
    await navigator.clipboard.writeText(link.url);
    return 'copied';
  } catch {
    return 'failed';
  }
}
