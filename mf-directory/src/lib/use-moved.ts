import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Goes to the address that the page has, as the server redirects a document; null when it is here. */
export function useMoved(to: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to !== null) void navigate(to, { replace: true });
  }, [to, navigate]);
}
