/** Storage key of the disclaimer's dismissal; its value is `true`. */
export const DISCLAIMER_KEY = 'disclaimer-dismissed';

/** Milliseconds after which a document that only begins is on a line on which fonts, asked for after it, miss its first paint. */
const SLOW_LINE_MS = 500;

const DISMISSED = `try{if(localStorage.getItem(${JSON.stringify(DISCLAIMER_KEY)})==="true")document.documentElement.setAttribute("data-disclaimer-dismissed","")}catch{}`;
/** A visitor from elsewhere has none of our fonts yet. Those that miss the first paint are never shown, but cost a second layout of the page. */
const SLOW_LINE = `if(performance.now()>${SLOW_LINE_MS}&&!document.referrer.startsWith(location.origin+"/"))document.documentElement.setAttribute("data-slow-line","");`;

/** Runs before the first paint, so that a dismissed disclaimer does not flash. It contains no visitor's text. */
export const EARLY_SCRIPT = `${SLOW_LINE}${DISMISSED}`;
