import type { ReactNode } from 'react';
import styles from './Chrome.module.css';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { Later } from './Later.tsx';
import { RouteChange } from './navigation/RouteChange.tsx';
import { DemoNotice } from './notices/DemoNotice.tsx';
import { DisclaimerBanner } from './notices/DisclaimerBanner.tsx';
import { Toaster } from './toasts/Toaster.tsx';

const loadConsent = async () => (await import('./consent/CookieConsent.tsx')).CookieConsent;

/** What stands around every page. */
export function Chrome({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <a className={styles.skip} href="#main">
        Skip to main content
      </a>
      <DemoNotice />
      <DisclaimerBanner />
      <Header />
      <main id="main" tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <Footer />
      <RouteChange />
      <Later load={loadConsent} />
      <Toaster />
    </div>
  );
}
