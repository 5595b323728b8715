import { Module } from '@nestjs/common';
import { OldAddressesController } from './old-addresses.controller.ts';

@Module({ controllers: [OldAddressesController] })
export class OldAddressesModule {}
