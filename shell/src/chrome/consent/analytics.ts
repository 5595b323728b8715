import { SEARCH_PATH, type Analytics } from '@lawdex/contracts';
import { serverNow } from '@lawdex/mf-kit/runtime';

// Specification, section 9.
const COOKIE_MAX_AGE_SECONDS = 7200;
const COOKIE_NAMES = /^(_ga(_.*)?|_gid|_gat(_.*)?|_gcl_au)$/;
const POLICY = 'lawdex-analytics';

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

declare global {
  interface Window {
    dataLayer?: unknown[];
    /** The provider's switch; true silences its script. */
    [disabled: `ga-disable-${string}`]: boolean | undefined;
    trustedTypes?: TrustedTypes;
  }
}

// The provider's script recognizes `arguments` objects in its queue; an array has another meaning.
function send(...words: unknown[]): void {
  (window.dataLayer ??= []).push(Object.assign(words, { [Symbol.toStringTag]: 'Arguments' }));
}

let loadedId: string | null = null;

/** Loads the configured script once. Call it after Accept only. */
export function startAnalytics({ id, scriptUrl }: Analytics): void {
  window[`ga-disable-${id}`] = false;
  if (loadedId === id) return;
  loadedId = id;
  send('js', new Date(serverNow()));
  send('config', id, {
    send_page_view: false,
    anonymize_ip: true,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
    cookie_expires: COOKIE_MAX_AGE_SECONDS,
  });
  const script = document.createElement('script');
  script.async = true;
  script.dataset.analytics = id;
  script.src = trusted(scriptUrl);
  document.head.append(script);
}

function trusted(scriptUrl: string): string {
  const rules = { createScriptURL: (url: string) => (url === scriptUrl ? url : '') };
  return (window.trustedTypes?.createPolicy(POLICY, rules) ?? rules).createScriptURL(scriptUrl);
}

/** Silences the script until the next document and deletes its cookies. */
export function stopAnalytics({ id }: Analytics): void {
  window[`ga-disable-${id}`] = true;
  const host = window.location.hostname;
  const domains = ['', host, `.${host.split('.').slice(-2).join('.')}`];
  for (const pair of document.cookie.split(';')) {
    const name = pair.split('=')[0]?.trim() ?? '';
    if (!COOKIE_NAMES.test(name)) continue;
    for (const domain of domains) {
      document.cookie = `${name}=; max-age=0; path=/${domain && `; domain=${domain}`}`;
    }
  }
}

/** What was searched for is nobody else's business. */
export function sendPageView(path: string, title: string): void {
  const page = path.startsWith(SEARCH_PATH) ? SEARCH_PATH : path;
  send('event', 'page_view', { page_path: page, page_location: window.location.origin + page, page_title: title });
}
