import type { Page } from '@playwright/test';

/** Lists what does not fit when text is twice as large, as a setting of browsers makes it. */
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

/** Lists words of elements that are broken over two lines. A hyphen of the writer's own may end a line. */
export const brokenWords = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((within) => {
    const range = document.createRange();
    const lines = (text: Node, { index, 0: word }: RegExpExecArray) => {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    return [...document.querySelectorAll(within)].flatMap((element) => {
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (texts.nextNode()) {
        const text = texts.currentNode;
        if (!text.parentElement?.checkVisibility()) continue;
        for (const word of (text.nodeValue ?? '').matchAll(/[\p{L}\p{N}'’]+/gu))
          if (lines(text, word) > 1) broken.push(word[0]);
      }
      return broken;
    });
  }, selector);

export interface Shift {
  value: number;
  /** Each element that moved: `SECTION Featured Law Firms`. */
  moved: string;
}

/** Records layout shifts from now on. */
export const watchShifts = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const kept = Object.assign(globalThis, { shifts: [] as Shift[] });
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node?: Node }[];
      })[])
        kept.shifts.push({
          value,
          moved: sources.map(({ node }) => `${node?.nodeName} ${node?.textContent?.slice(0, 30)}`).join(', '),
        });
    }).observe({ type: 'layout-shift' });
  });

export const shifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(() => (globalThis as unknown as { shifts: Shift[] }).shifts);

/** Lists what still moves for a visitor who asked for less motion. */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter((one) => one.playState === 'running' && Number(one.effect?.getComputedTiming().duration) > 1)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 80) ?? '') : '')),
  );

const MOST_ROUNDS = 60;

/**
 * Ends all transitions, because a slow machine would still show a color in between. Transitions that begin afterwards,
 * such as those of children, are ended in the next frame.
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

/** Lists icons with the color of their ground, which nobody sees. Icons are masks over a color. */
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

/** Lists visible controls that do nothing without scripts: neither links, nor parts of a form that can be sent, nor summaries. */
export const deadControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls =
      'button, input, select, textarea, a:not([href]), [role=button], [role=switch], [role=tab], a[href^="#"]';
    const sends = (form: HTMLFormElement | null) =>
      [...(form?.elements ?? [])].some(
        (one) => one instanceof HTMLButtonElement && one.type === 'submit' && !one.disabled && one.checkVisibility(),
      );
    const works = (control: Element): boolean => {
      if (control.closest('summary')) return true;
      if (control instanceof HTMLAnchorElement)
        return !!control.hash && !!document.getElementById(control.hash.slice(1));
      if (control instanceof HTMLButtonElement && control.type !== 'submit') return false;
      return 'form' in control && sends(control.form as HTMLFormElement | null);
    };
    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !works(control))
      .map((control) => control.outerHTML.replace(/class="[^"]*" ?/g, '').slice(0, 160));
  });
