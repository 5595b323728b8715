import { jest } from '@jest/globals';
import { allowOwnScripts } from './trusted-types.ts';

interface Rules {
  createScriptURL(url: string): string;
}

function policyOf(): { name: string; rules: Rules } {
  const createPolicy = jest.fn<(name: string, rules: Rules) => void>();
  Object.assign(window, { trustedTypes: { createPolicy } });
  allowOwnScripts();
  const [name, rules] = createPolicy.mock.calls[0] ?? [];
  if (!name || !rules) throw new Error('no policy was made');
  return { name, rules };
}

afterEach(() => void Reflect.deleteProperty(window, 'trustedTypes'));

describe('the policy for scripts', () => {
  it('is the default one, so that code which knows of none finds it, and makes neither HTML nor script text', () => {
    const { name, rules } = policyOf();
    expect([name, ...Object.keys(rules)]).toEqual(['default', 'createScriptURL']);
  });

  it.each(['/_mf/shell/1/main.js', 'http://localhost/_mf/a.js'])('lets %s of this site pass as it is', (url) => {
    expect(policyOf().rules.createScriptURL(url)).toBe(url);
  });

  it.each(['https://evil.example/a.js', '//evil.example/a.js', 'data:text/javascript,alert(1)'])(
    'refuses %s',
    (url) => {
      expect(() => policyOf().rules.createScriptURL(url)).toThrow('Scripts come from this site only');
    },
  );

  it('is not missed where a browser knows of no trusted types', () => {
    expect(allowOwnScripts).not.toThrow();
  });
});
