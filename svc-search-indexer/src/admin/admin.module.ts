import { Module, type DynamicModule } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditController, AuditLog, NotedAction } from './audit/audit-log.ts';
import { AdminServer } from './access/admin-server.ts';
import { AuditPageController } from './desk/audit-page.controller.tsx';
import { LandingDeskController } from './desk/landing-page.controller.tsx';
import { LoginController } from './desk/login.controller.tsx';
import { OverviewController } from './desk/overview.controller.tsx';
import { RebuildPageController } from './desk/rebuild.controller.tsx';
import { SearchesPageController } from './desk/searches-page.controller.tsx';
import { EntryPageController } from './desk/vocabulary/entry-page.controller.tsx';
import { VocabularyPageController } from './desk/vocabulary/vocabulary-page.controller.tsx';
import { LoggedSearchesReport, AdminSearchesController } from './searches/logged-searches.ts';
import { EngineStatuses, StatusController } from './status/engine-status.ts';
import { RebuildController } from './rebuild/rebuild.controller.ts';
import { RebuildModule } from '../rebuild/nightly-repair.service.ts';
import { VocabularyModule } from './vocabulary/vocabulary.controller.ts';
import { ADMIN_SETTINGS, Admins, type AdminSettings } from './access/admins.ts';

/** The pages and the API of search admins, on a port of their own. Global, because every controller under `/admin` uses its audit log. */
@Module({})
export class AdminModule {
  static forRoot(settings: AdminSettings | null): DynamicModule {
    return {
      module: AdminModule,
      global: true,
      imports: [RebuildModule, VocabularyModule, TypeOrmModule.forFeature([NotedAction])],
      controllers: [
        AuditController,
        StatusController,
        RebuildController,
        AdminSearchesController,
        LoginController,
        OverviewController,
        RebuildPageController,
        SearchesPageController,
        LandingDeskController,
        AuditPageController,
        EntryPageController,
        VocabularyPageController,
      ],
      providers: [
        { provide: ADMIN_SETTINGS, useValue: settings },
        AdminServer,
        Admins,
        AuditLog,
        EngineStatuses,
        LoggedSearchesReport,
      ],
      exports: [AuditLog],
    };
  }
}
