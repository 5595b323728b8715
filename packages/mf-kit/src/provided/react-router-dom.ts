/**
 * Replaces `react-router-dom` in the shell's build: react-router with smaller links (docs/adr/0080). Unused exports are dropped, and pages
 * get the names in `provided.ts`.
 */
export * from 'react-router';
export { Link, NavLink } from './links.tsx';
