import { PageEnvironmentProvider, QueryClientProvider } from '@lawdex/mf-kit/runtime';
import { Chrome } from '../chrome/Chrome.tsx';
import { ErrorScreen } from '../chrome/ErrorScreen.tsx';
import { LoadingPage } from '../pages/LoadingPage.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import type { AppProps } from './App.tsx';
import type { Screen } from './protocol.ts';

const SCREENS = { loading: LoadingPage, error: ErrorScreen, 'not-found': NotFoundPage };

/** The chrome around one of the shell's own screens: what the server answers when a page cannot be rendered. */
export function ScreenApp({
  screen,
  queryClient,
  environment,
}: Pick<AppProps, 'queryClient' | 'environment'> & { screen: Screen }) {
  const Screen = SCREENS[screen];
  return (
    <QueryClientProvider client={queryClient}>
      <PageEnvironmentProvider value={environment}>
        <Chrome>
          <Screen />
        </Chrome>
      </PageEnvironmentProvider>
    </QueryClientProvider>
  );
}
