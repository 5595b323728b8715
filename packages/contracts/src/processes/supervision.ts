/** What the shell tells its supervisor, once a second, while it has to refuse visitors. */
export const REFUSING = 'refusing';
