import { Module, type DynamicModule } from '@nestjs/common';
import { AuditController } from './audit/audit.controller.ts';
import { AuditInterceptor } from './audit/audited.ts';
import { AuditLog } from './audit/audit-log.ts';
import { AdminDoor } from './door/admin-door.ts';
import { ADMIN_SETTINGS, type AdminSettings } from './door/admin-settings.ts';
import { Admins } from './door/admins.ts';

/** What search admins do, on a port of their own. Global: whoever has a controller under `/admin` uses its audit log. */
@Module({})
export class AdminModule {
  static forRoot(settings: AdminSettings | null): DynamicModule {
    return {
      module: AdminModule,
      global: true,
      controllers: [AuditController],
      providers: [{ provide: ADMIN_SETTINGS, useValue: settings }, AdminDoor, Admins, AuditLog, AuditInterceptor],
      exports: [Admins, AuditLog, AuditInterceptor],
    };
  }
}
