import { PRIVACY_PATH } from '@lawdex/contracts';
import { useSite } from '@lawdex/mf-kit/runtime';
import { Button, Container, Icon } from '@lawdex/ui';
import { useEffect, useId } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { focusContent } from '../navigation/focus-content.ts';
import { whenTitled } from '../navigation/when-titled.ts';
import styles from './CookieConsent.module.css';
import { choose, close, consentView, forgetConsent, mayMeasure, useConsent } from './consent-store.ts';

declare global {
  interface Window {
    /** Clears the choice, stops analytics and asks again. */
    resetCookieConsent?: () => void;
  }
}

const ANSWERS = [
  ['declined', 'Decline'],
  ['accepted', 'Accept'],
] as const;

/** Runs with the analytics code, in the order of the calls; nothing is measured if it cannot be loaded. */
const measuring = (use: (code: typeof import('./analytics.ts')) => void): void =>
  void import('./analytics.ts').then(use, () => undefined);

/** Rendered in browsers only, because cached pages must not contain a choice. */
export function CookieConsent() {
  const { analytics, name } = useSite();
  const { pathname, search } = useLocation();
  const state = useConsent();
  const isMeasured = state !== null && mayMeasure(state);

  useEffect(() => {
    if (state === null || !analytics) return;
    measuring(({ startAnalytics, stopAnalytics }) => (isMeasured ? startAnalytics : stopAnalytics)(analytics));
  }, [state, isMeasured, analytics]);

  useEffect(() => {
    if (!isMeasured || !analytics) return;
    return whenTitled(name, (title) => measuring(({ sendPageView }) => sendPageView(pathname + search, title)));
  }, [isMeasured, analytics, name, pathname, search]);

  useEffect(() => {
    window.resetCookieConsent = forgetConsent;
    return () => {
      delete window.resetCookieConsent;
    };
  }, []);

  const view = state ? consentView(state, Boolean(analytics)) : 'hidden';
  if (view === 'hidden') return null;
  if (view === 'gpc-honored') {
    return (
      <Banner title="We honored your privacy signal">
        Global Privacy Control counts as Decline: no analytics are loaded.
      </Banner>
    );
  }
  return (
    <Banner title="We value your privacy" isAsking>
      {analytics ? 'Analytics cookies, only if you accept.' : 'This site has no analytics cookies.'}
    </Banner>
  );
}

/** The banner disappears with the focused button. */
function leave(answer: () => void): void {
  answer();
  focusContent();
}

interface BannerProps {
  title: string;
  children: string;
  isAsking?: boolean;
}

/** One line, so that it covers little of a phone. */
function Banner({ title, children, isAsking }: BannerProps) {
  const titleId = useId();
  return (
    <section className={styles.banner} aria-labelledby={titleId}>
      <Container className={styles.inner}>
        <div className={styles.text}>
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <p>
            {children} <Link to={PRIVACY_PATH}>Privacy Policy</Link>
          </p>
        </div>
        {isAsking &&
          ANSWERS.map(([choice, label]) => (
            <Button key={choice} variant="secondary" onClick={() => leave(() => choose(choice))}>
              {label}
            </Button>
          ))}
        <button type="button" className={styles.close} aria-label="Close" onClick={() => leave(close)}>
          <Icon name="x" />
        </button>
      </Container>
    </section>
  );
}
