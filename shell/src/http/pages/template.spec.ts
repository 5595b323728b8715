import { describe, expect, it } from '@jest/globals';
import { cutTemplate, fillTemplate, FORM_KEY_TOKEN, NONCE_TOKEN } from './template.ts';

describe('a template', () => {
  const html = `<script nonce="${NONCE_TOKEN}"></script><input value="${FORM_KEY_TOKEN}"><i nonce="${NONCE_TOKEN}">é</i>`;

  it('is filled with what belongs to one answer, at each of its places', () => {
    const filled = fillTemplate(cutTemplate([html, new TextEncoder().encode(html)]), 'n1', 'k1').toString();
    expect(filled).toBe('<script nonce="n1"></script><input value="k1"><i nonce="n1">é</i>'.repeat(2));
  });

  it('keeps no nonce and no key of an answer that it was filled for', () => {
    const template = cutTemplate([html, new TextEncoder().encode(html)]);
    fillTemplate(template, 'n1', 'k1');
    const second = fillTemplate(template, 'n2', 'k2').toString();
    expect(second).not.toMatch(/n1|k1/);
  });
});
