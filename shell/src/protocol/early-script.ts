/** Storage key of the disclaimer's dismissal; its value is `true`. */
export const DISCLAIMER_KEY = 'disclaimer-dismissed';

/**
 * Runs in the head, before anything is painted: a disclaimer that was dismissed must not flash, nor move the page when it
 * goes. It stands in the document with a nonce, so it holds no visitor's words.
 */
export const EARLY_SCRIPT = `try{if(localStorage.getItem(${JSON.stringify(DISCLAIMER_KEY)})==="true")document.documentElement.setAttribute("data-disclaimer-dismissed","")}catch{}`;
