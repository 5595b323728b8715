export { Drawer as default } from '@lawdex/ui';
