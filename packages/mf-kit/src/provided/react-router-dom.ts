/**
 * What `react-router-dom` is in the shell's build: react-router with links of a third of the size (docs/adr/0080).
 * The bundler leaves out what nobody imports; pages get the names that `provided.ts` lists.
 */
export * from 'react-router';
export { Link, NavLink } from './links.tsx';
