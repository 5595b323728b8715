/** Storage key of the disclaimer's dismissal; its value is `true`. */
export const DISCLAIMER_KEY = 'disclaimer-dismissed';

/** Runs before the first paint, so that a dismissed disclaimer does not flash. It contains no visitor's text. */
export const EARLY_SCRIPT = `try{if(localStorage.getItem(${JSON.stringify(DISCLAIMER_KEY)})==="true")document.documentElement.setAttribute("data-disclaimer-dismissed","")}catch{}`;
