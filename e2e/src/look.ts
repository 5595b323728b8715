import type { Page } from '@playwright/test';

/** What does not fit when all text is twice as large, as a setting of browsers makes it; empty when all of it fits. */
export async function tooWideForLargeText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const root = document.documentElement;
    root.style.fontSize = '200%';
    const isOver = root.scrollWidth > root.clientWidth;
    const over = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
    );
    root.style.fontSize = '';
    return isOver ? over.map(({ tagName, textContent }) => `${tagName}: ${textContent.slice(0, 40)}`).join('\n') : '';
  });
}

/** What still moves for a visitor who has asked for less of it. */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 80) ?? '') : '')),
  );

const MOST_ROUNDS = 60;

/**
 * Ends all styles that are on their way to another: a slow machine is still between two colors when the next line looks at them.
 * Those that have ended may begin others, such as those of children that inherit a color, in the next frame. To wait for them would
 * take minutes on a page of thousands of elements.
 */
export const transitionsEnded = (page: Page): Promise<void> =>
  page.evaluate(async (rounds) => {
    for (let round = 0; round < rounds; round++) {
      const underWay = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      if (underWay.length === 0) return;
      for (const transition of underWay) transition.finish();
      await new Promise(requestAnimationFrame);
    }
  }, MOST_ROUNDS);

/** Icons, which are masks over a color, that have the color of their ground: nobody sees them. */
export async function unseenIcons(page: Page): Promise<string[]> {
  await transitionsEnded(page);
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => {
        const { maskImage, backgroundColor, backgroundImage } = getComputedStyle(element);
        if (maskImage === 'none' || backgroundImage !== 'none') return false;
        let ground = element.parentElement;
        while (ground && /, 0\)$/.test(getComputedStyle(ground).backgroundColor)) ground = ground.parentElement;
        return ground !== null && getComputedStyle(ground).backgroundColor === backgroundColor;
      })
      .map((icon) => icon.closest('a, button, li, p')?.outerHTML.slice(0, 120) ?? icon.outerHTML),
  );
}
