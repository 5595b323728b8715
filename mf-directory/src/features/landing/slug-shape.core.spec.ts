import { expect, it } from '@jest/globals';
import { hasLandingShape } from './slug-shape.core.ts';

it.each([
  'best-dui-dwi-defense-lawyers-in-chicago',
  'immigration-lawyers-in-austin',
  'best-car-accident-near-me',
  'open-now-dentist-in-new-york',
  'lawyers-in-texas',
  'lawyers-near-me',
  'lawyers-by-state',
  'best-lawyers-near-me',
])('%s may be a landing page', (slug) => {
  expect(hasLandingShape(slug)).toBe(true);
});

it.each([
  '',
  'blog',
  'wp-admin',
  'in-texas',
  'divorce-in-texas',
  'near-me',
  'divorce-lawyers-for-you',
  'best-divorce',
  '-lawyers-in-texas',
  'lawyers-in-texas-',
  'best--divorce-lawyers-in-texas',
  'Lawyers-in-texas',
  'lawyers-in-são-paulo',
  `lawyers-in-${'a'.repeat(110)}`,
])('nobody is asked for %p', (slug) => {
  expect(hasLandingShape(slug)).toBe(false);
});
