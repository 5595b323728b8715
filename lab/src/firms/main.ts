import { SiteProcess } from '@lawdex/infra/testing';
import { optionsOf } from '../kit/options.ts';
import { multiplyFirms } from './multiply.ts';

const values = optionsOf('firms');
const site = new SiteProcess({ dataDir: values['data-dir'], port: 0 });
await multiplyFirms(site.databaseUrl('lawdex_directory'), Number(values.firms));
console.log('They are written. The index follows; http://localhost:3000/health says when.');
