export type ShareOutcome = 'shared' | 'cancelled' | 'copied' | 'failed';

export interface SharedLink {
  title: string;
  url: string;
}

/** The system's share sheet where there is one, else the clipboard. */
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
