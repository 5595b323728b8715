/** The texts about something that could not be loaded. */
export interface FailureWords {
  /** The heading where the page has none of its own. */
  title: string;
  text: string;
  /** Set when the reason is unknown; a page then shows the specified screen. */
  isUnknown?: true;
}

/** `error` is an `ApiFailure`; for any other error the reason is unknown. */
export function failureWords(error: unknown): FailureWords {
  const seconds = fact(error, 'retryAfter');
  const wait = `Please wait ${typeof seconds === 'number' ? inSeconds(seconds) : 'a moment'}, then try again.`;
  if (fact(error, 'status') === 429) {
    return { title: 'Too many requests', text: `Your connection has asked for a lot in a short time. ${wait}` };
  }
  switch (fact(error, 'code')) {
    case 'overloaded':
      return { title: 'We are very busy right now', text: `Many people are using the site at this moment. ${wait}` };
    case 'unreachable':
      return {
        title: 'You seem to be offline',
        text: 'The site could not be reached. Please check your connection, then try again.',
      };
    default:
      return { title: 'Something went wrong', text: wait, isUnknown: true };
  }
}

const inSeconds = (count: number): string => (count === 1 ? '1 second' : `${count} seconds`);

const fact = (error: unknown, name: string): unknown => (error instanceof Error ? Reflect.get(error, name) : undefined);
