import { describe, expect, it } from '@jest/globals';
import { FORM_KEY_TOKEN, NONCE_TOKEN } from './document.ts';
import { PageCache, cutTemplate, fillTemplate } from './page-cache.ts';

const page = cutTemplate('<p>page</p>');

describe('a template', () => {
  const html = `<script nonce="${NONCE_TOKEN}"></script><input value="${FORM_KEY_TOKEN}"><i nonce="${NONCE_TOKEN}">é</i>`;

  it('is filled with what belongs to one answer, at each of its places', () => {
    const filled = fillTemplate(cutTemplate(html), 'n1', 'k1').toString();
    expect(filled).toBe('<script nonce="n1"></script><input value="k1"><i nonce="n1">é</i>');
  });

  it('keeps no nonce and no key of an answer that it was filled for', () => {
    const template = cutTemplate(html);
    fillTemplate(template, 'n1', 'k1');
    const second = fillTemplate(template, 'n2', 'k2').toString();
    expect(second).not.toMatch(/n1|k1/);
  });
});

describe('PageCache', () => {
  function cacheAt(limits = {}) {
    const clock = { time: 1000, now: () => clock.time };
    return { cache: new PageCache({ clock, ...limits }), clock };
  }

  it('gives a page for 3 s and no longer', () => {
    const { cache, clock } = cacheAt();
    cache.begin('/')(page);
    clock.time += 2999;
    expect(cache.get('/')).toBe(page);
    clock.time += 2;
    expect(cache.get('/')).toBeUndefined();
  });

  it('forgets every page after a write', () => {
    const { cache } = cacheAt();
    cache.begin('/')(page);
    cache.clear();
    expect(cache.get('/')).toBeUndefined();
  });

  it('does not keep a page that was begun before a write and is finished after it', () => {
    const { cache } = cacheAt();
    const keep = cache.begin('/');
    cache.clear();
    keep(page);
    expect(cache.get('/')).toBeUndefined();
    cache.begin('/')(page);
    expect(cache.get('/')).toBe(page);
  });

  it('holds no more bytes than it may, and drops what was asked for the longest ago', () => {
    const { cache } = cacheAt({ maxBytes: 2500 });
    const kilobyte = cutTemplate('x'.repeat(1000));
    for (const key of ['/a', '/b']) cache.begin(key)(kilobyte);
    cache.get('/a');
    cache.begin('/c')(kilobyte);
    expect(['/a', '/b', '/c'].map((key) => cache.get(key) !== undefined)).toEqual([true, false, true]);
  });

  it('does not keep one page that is larger than all of it', () => {
    const { cache } = cacheAt({ maxBytes: 2500 });
    cache.begin('/large')(cutTemplate('x'.repeat(3000)));
    expect(cache.get('/large')).toBeUndefined();
  });
});
