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

/**
 * Waits until no style is on its way to another: a slow machine is still between two colors when the next line looks at them.
 * One that has ended may begin others, such as those of children that inherit its color.
 */
export const transitionsEnded = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const underWay = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    for (let transitions = underWay(); transitions.length > 0; transitions = underWay()) {
      await Promise.allSettled(transitions.map(({ finished }) => finished));
    }
  });

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
