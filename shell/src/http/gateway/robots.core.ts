/** Well-behaved robots say what they are; others are caught by nothing that they could not change. */
const ROBOT = /bot(?![a-z])|crawl|spider|slurp|archiver|preview|externalhit|lighthouse|uptime|pingdom|monitor/i;

export const isRobot = (userAgent: string | undefined): boolean => userAgent !== undefined && ROBOT.test(userAgent);
