import { useEffect, useRef } from 'react';
import type { BusinessDetail } from '@lawdex/contracts';
import { CallButton, Icon, LinkButton, telHref } from '@lawdex/ui';
import styles from './call-bar.module.css';
import { directionsUrl } from './contact.core.ts';

/** A bar that stays in view on a phone; absent without a phone number. */
export function CallBar({ business }: { business: BusinessDetail }) {
  const bar = useRef<HTMLDivElement>(null);
  const canCall = Boolean(telHref(business.phone));
  // With large text it has two rows, and what floats above it has to know.
  useEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty('--bottom-bar', `${element.offsetHeight}px`));
    watch.observe(element);
    return () => {
      watch.disconnect();
      style.removeProperty('--bottom-bar');
    };
  }, [canCall]);
  if (!canCall) return null;
  return (
    <div ref={bar} className={styles.bar} data-bottom-bar>
      <CallButton phone={business.phone} name={business.name} block />
      <LinkButton href={directionsUrl(business)} target="_blank" rel="noopener" variant="secondary" block>
        <Icon name="directions" size="sm" />
        Directions
      </LinkButton>
    </div>
  );
}
