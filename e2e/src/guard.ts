import type { BrowserContext, ConsoleMessage, Page, Request } from '@playwright/test';

const LOCAL = /^(data|blob|about):/;
const OWN_HOSTS = new Set(['localhost', '127.0.0.1']);

/** Records everything that a page must never do. */
export class Guard {
  private readonly complaints: string[] = [];
  private readonly allowed: RegExp[] = [];
  private readonly refused: string[] = [];
  private static readonly ofContexts = new WeakMap<BrowserContext, Guard>();

  /** The one that watches a page, if somebody does. */
  static of(page: Page): Guard | undefined {
    return Guard.ofContexts.get(page.context());
  }

  constructor(private readonly javaScriptEnabled: boolean) {}

  watch(context: BrowserContext): void {
    Guard.ofContexts.set(context, this);
    context.on('console', (message) => this.hearConsole(message));
    context.on('weberror', (error) => this.complaints.push(`uncaught: ${error.error().message}`));
    context.on('request', (request) => this.hearRequest(request));
    context.on('requestfailed', (request) => this.hearFailure(request));
    context.on('page', (page) => page.on('crash', () => this.complaints.push(`crashed: ${page.url()}`)));
  }

  /** Allows complaints that a journey provokes, such as the browser's line about a document that answers 404. */
  allow(complaint: RegExp): void {
    this.allowed.push(complaint);
  }

  /** Allows the browser's one line about a document that a busy site refused. */
  allowRefusal(url: string): void {
    const line = 'Failed to load resource: the server responded with a status of 503 (Service Unavailable)';
    this.refused.push(`console error: ${line} (${url})`);
  }

  get found(): string[] {
    const refused = [...this.refused];
    return this.complaints.filter((complaint) => {
      const at = refused.indexOf(complaint);
      if (at >= 0) refused.splice(at, 1);
      return at < 0 && !this.allowed.some((pattern) => pattern.test(complaint));
    });
  }

  private hearConsole(message: ConsoleMessage): void {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    this.complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`);
  }

  private hearRequest(request: Request): void {
    const url = request.url();
    if (LOCAL.test(url) || OWN_HOSTS.has(new URL(url).hostname)) return;
    this.complaints.push(`request to another host: ${url}`);
  }

  private hearFailure(request: Request): void {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page ends what it was still loading.
    if (reason === 'net::ERR_ABORTED') return;
    // Without JavaScript, Chromium reports preloaded scripts as refused by the CSP.
    if (reason === 'csp' && !this.javaScriptEnabled) return;
    this.complaints.push(`failed request: ${request.method()} ${request.url()} ${reason}`);
  }
}

/** Whether nothing has to be scrolled sideways. */
export const fitsItsWidth = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth);
