import { describe, expect, it } from '@jest/globals';
import { BLOG_POPULAR_VIEWS } from '@lawdex/contracts';
import { demoViews } from './demo-views.core.ts';

const views = Array.from({ length: 200 }, (_, index) => demoViews(`what-a-lawyer-costs-${index}`));

describe('views of a demo post', () => {
  it('are the same whenever they are asked for', () => {
    expect(demoViews('what-a-lawyer-costs')).toBe(demoViews('what-a-lawyer-costs'));
  });

  it('are enough to be popular, and far apart', () => {
    expect(Math.min(...views)).toBeGreaterThanOrEqual(BLOG_POPULAR_VIEWS);
    expect(Math.max(...views)).toBeLessThan(5_000);
    expect(Math.max(...views)).toBeGreaterThan(20 * Math.min(...views));
  });
});
