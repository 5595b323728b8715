/** Every usual browser begins so; libraries of programs and robots without a pretence do not. */
const BROWSER = /^(?:Mozilla|Opera)\//;
/** Well-behaved robots and previews say what they are; others are caught by nothing that they could not change. */
const ROBOT =
  /bot(?![a-z])|crawl|spider|slurp|archiver|preview|externalhit|whatsapp|skype|embed|feed|lighthouse|uptime|pingdom|monitor/i;

export const isRobot = (userAgent = ''): boolean => !BROWSER.test(userAgent) || ROBOT.test(userAgent);

/** Where browsers say that nobody reads yet what they ask for. */
const PURPOSES = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'] as const;

/** Whether a browser asks ahead: it prefetches, renders ahead or makes a preview. */
export const isEarly = (headers: Readonly<Record<string, unknown>>): boolean =>
  PURPOSES.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')));
