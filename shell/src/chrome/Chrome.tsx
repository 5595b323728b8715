import { useEffect, useState, type ComponentType, type ReactNode } from 'react';
import styles from './Chrome.module.css';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { RouteChange } from './navigation/RouteChange.tsx';
import { Notices } from './notices/Notices.tsx';
import { onDemand } from './on-demand.ts';

const loadConsent = async () => (await import('./consent/CookieConsent.tsx')).CookieConsent;

const loadLookAhead = async () => (await import('./navigation/LookAhead.tsx')).LookAhead;

const loadToasts = () =>
  onDemand({
    events: ['toast:show'],
    async load(take) {
      const { Toaster } = await import('./toasts/Toaster.tsx');
      return () => <Toaster takeEarly={take} />;
    },
  });

const loadLateParts = () =>
  onDemand({
    events: ['pointerover', 'focusin', 'scroll'],
    async load(take) {
      const { LateParts } = await import('./LateParts.tsx');
      take();
      return LateParts;
    },
  });

interface ChromeProps {
  children: ReactNode;
  loadOverlays?: () => Promise<ComponentType>;
}

export function Chrome({ children, loadOverlays }: ChromeProps) {
  return (
    <>
      <div className={styles.page}>
        <a className={styles.skip} href="#main">
          Skip to main content
        </a>
        <Notices />
        <Header />
        <main id="main" tabIndex={-1} className={styles.main}>
          {children}
        </main>
        <Footer />
        <RouteChange />
      </div>
      <div id="dock" className={styles.dock}>
        <Later load={loadToasts} />
        {loadOverlays && <Later load={loadOverlays} />}
        <Later load={loadConsent} />
        <Later load={loadLateParts} />
        <Later load={loadLookAhead} />
      </div>
    </>
  );
}

/** A part that only browsers show, loaded after the page. If its code fails, the part is missing. */
export function Later({ load }: { load: () => Promise<ComponentType> }) {
  const [Content, setContent] = useState<ComponentType | null>(null);
  useEffect(() => {
    load().then(
      (component) => setContent(() => component),
      () => undefined,
    );
  }, [load]);
  return Content && <Content />;
}
