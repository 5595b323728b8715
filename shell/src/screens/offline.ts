import type { ComponentType } from 'react';

/** What is shown without a connection. It has to be fetched while there is one: it comes with the chrome's other late parts. */
export const offline: { Screen?: ComponentType } = {};
