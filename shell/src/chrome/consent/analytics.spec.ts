import { jest } from '@jest/globals';

const analytics = { id: 'G-1', scriptUrl: 'https://analytics.example/a.js' };
const scripts = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-analytics]')];

/** Each test starts like a new document, with nothing loaded. */
let api: typeof import('./analytics.ts');

beforeEach(async () => {
  jest.resetModules();
  api = await import('./analytics.ts');
  for (const script of scripts()) script.remove();
  window.dataLayer = [];
});

it('analytics load the script once, through a policy that knows this one address', () => {
  const createPolicy = jest.fn((_name: string, rules: { createScriptURL(url: string): string }) => rules);
  Object.assign(window, { trustedTypes: { createPolicy } });
  api.startAnalytics(analytics);
  api.startAnalytics(analytics);
  expect(scripts().map(({ src, async }) => [src, async])).toEqual([[analytics.scriptUrl, true]]);
  const rules = createPolicy.mock.calls[0]?.[1];
  expect(createPolicy.mock.calls[0]?.[0]).toBe('lawdex-analytics');
  expect(rules?.createScriptURL(analytics.scriptUrl)).toBe(analytics.scriptUrl);
  expect(rules?.createScriptURL('https://evil.example/a.js')).toBe('');
  Reflect.deleteProperty(window, 'trustedTypes');
});

it('analytics ask for neither advertising nor a cookie that stays for more than two hours', () => {
  api.startAnalytics(analytics);
  const config = window.dataLayer?.find((words) => Array.isArray(words) && words[0] === 'config');
  const silent = { send_page_view: false, allow_google_signals: false, allow_ad_personalization_signals: false };
  expect(Array.isArray(config) && config.slice(1)).toMatchObject(['G-1', { ...silent, cookie_expires: 7200 }]);
});

it("analytics hand over each call in the form that the provider's script reads", () => {
  api.sendPageView('/search?query=dui', 'A page');
  const [call] = window.dataLayer ?? [];
  expect(Object.prototype.toString.call(call)).toBe('[object Arguments]');
  expect(Array.from(Object.values(call ?? {}))).toContainEqual({
    page_path: '/search',
    page_location: 'http://localhost/search',
    page_title: 'A page',
  });
});

it('analytics fall silent when they are stopped, and take their cookies along but no others', () => {
  for (const name of ['_ga', '_ga_ABC', '_gid', '_gat_x', '_gcl_au', 'theme', '_gallery']) {
    document.cookie = `${name}=1; path=/`;
  }
  api.stopAnalytics(analytics);
  expect(window['ga-disable-G-1']).toBe(true);
  expect(document.cookie.split('; ').sort()).toEqual(['_gallery=1', 'theme=1']);
  api.startAnalytics(analytics);
  expect(window['ga-disable-G-1']).toBe(false);
});
