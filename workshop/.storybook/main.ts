import { moduleRules } from '@lawdex/mf-kit/build';
import type { StorybookConfig } from '@storybook/react-webpack5';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import type { RuleSetRule } from 'webpack';

/** Storybook's own rules for what our build reads differently: styles, pictures and fonts. */
const isOurs = (rule: unknown): boolean =>
  typeof rule === 'object' &&
  rule !== null &&
  'test' in rule &&
  rule.test instanceof RegExp &&
  ['a.css', 'a.svg', 'a.woff2'].some((file) => (rule.test as RegExp).test(file));

const config: StorybookConfig = {
  stories: [
    { directory: '../../packages/ui/src', titlePrefix: 'ui', files: '**/*.stories.tsx' },
    { directory: '../src/screens', titlePrefix: 'screens', files: '*.stories.tsx' },
    { directory: '../src/search', titlePrefix: 'search', files: '*.stories.tsx' },
  ],
  framework: '@storybook/react-webpack5',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  webpackFinal(storybook) {
    const kept = (storybook.module?.rules ?? []).filter((rule) => !isOurs(rule));
    return {
      ...storybook,
      module: {
        ...storybook.module,
        rules: [...kept, ...(moduleRules('workshop', 'client', 'development') as RuleSetRule[])],
      },
      plugins: [...(storybook.plugins ?? []), new MiniCssExtractPlugin()],
      resolve: { ...storybook.resolve, conditionNames: ['source', '...'] },
      performance: false,
    };
  },
};
export default config;
