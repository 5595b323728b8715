export { Drawer as FiltersDrawer } from '@lawdex/ui';
