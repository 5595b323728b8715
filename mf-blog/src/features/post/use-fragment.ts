import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** A browser goes to the fragment of a document that it loads; within the site nobody else does. */
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
