import type { Page } from '@playwright/test';

/** Controls that are seen and do nothing where no script runs: what is neither a link, nor a part of a form that can be sent, nor a summary. */
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
