import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Replaces the address by the canonical one, as the server does with a redirect; null when the address is canonical. */
export function useMoved(to: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (to !== null) void navigate(to, { replace: true });
  }, [to, navigate]);
}
