import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Scrolls to the fragment of the address after a navigation within the site, as a browser does for a document. */
export function useFragment(): void {
  const { hash, key } = useLocation();
  const kind = useNavigationType();
  useEffect(() => {
    if (kind === 'POP' || !hash) return;
    const target = [...document.querySelectorAll('article [id]')].find(({ id }) =>
      [`#${id}`, `#${encodeURIComponent(id)}`].includes(hash),
    );
    target?.scrollIntoView({ block: 'start', behavior: 'instant' });
  }, [hash, key, kind]);
}
