import { OLD_ADDRESS_MAX } from '@lawdex/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { movedQuery } from '../../lib/blog.queries.ts';

/** Goes on to where a missing post is now. The server does so with a redirect, so this serves clicks within the site. */
export function useMovedPost(isMissing: boolean): void {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { data } = useQuery({ ...movedQuery(pathname), enabled: isMissing && pathname.length <= OLD_ADDRESS_MAX });
  useEffect(() => {
    if (data) void navigate(data.path, { replace: true });
  }, [data, navigate]);
}
