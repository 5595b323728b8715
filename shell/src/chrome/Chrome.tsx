import type { ReactNode } from 'react';
import styles from './Chrome.module.css';
import { CookieConsent } from './consent/CookieConsent.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { RouteChange } from './navigation/RouteChange.tsx';
import { DemoNotice } from './notices/DemoNotice.tsx';
import { DisclaimerBanner } from './notices/DisclaimerBanner.tsx';
import { Toaster } from './toasts/Toaster.tsx';

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
      <CookieConsent />
      <Toaster />
    </div>
  );
}
