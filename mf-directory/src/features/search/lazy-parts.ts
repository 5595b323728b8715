import { lazy } from 'react';
import { suspended } from '../../lib/suspended.tsx';

const loadDanger = async () => ({
  default: (await import(/* webpackChunkName: "written-danger" */ './danger/DangerBox.tsx')).DangerBox,
});
const loadLicence = async () => ({
  default: (await import(/* webpackChunkName: "written-licence" */ './licence/LicenceHelp.tsx')).LicenceHelp,
});

// The server loads this code before it renders, because it cannot wait while rendering. A browser loads it for those whom it concerns.
const DangerBox = typeof document === 'undefined' ? (await loadDanger()).default : lazy(loadDanger);
const LicenceHelp = typeof document === 'undefined' ? (await loadLicence()).default : lazy(loadLicence);

export const DangerPart = suspended(DangerBox);
export const LicencePart = suspended(LicenceHelp);
