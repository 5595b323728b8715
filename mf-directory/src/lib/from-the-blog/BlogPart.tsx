import { lazy } from 'react';
import { suspended } from '../suspended.tsx';

const load = () => import(/* webpackChunkName: "written-posts" */ './FromTheBlog.tsx');

// The server loads this code before it renders, because it cannot wait while rendering. A browser loads it after the page.
const loaded = typeof document === 'undefined' ? await load() : null;
const Posts = suspended(loaded?.default ?? lazy(() => load().catch(() => ({ default: () => null }))));

/** Posts about a practice area, which never delay the page (docs/ARCHITECTURE.md). */
export const BlogPart = ({ practice }: { practice: string | undefined }) => practice && <Posts practice={practice} />;
