import 'reflect-metadata';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Column, Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { BusinessSummaryDto } from '../../dto/business-summary.dto.ts';
import { declaredFields } from '../../dto/declared-fields.ts';
import { columnsOf, copyOf, selectList, shownBy } from './columns.ts';

@Entity('offices')
class Office {
  @PrimaryColumn('uuid') id: string;
  @Column('text', { array: true }) floorNames: string[];
  @Column('text', { name: 'zip' }) zipCode: string;

  /** No DTO declares it. */
  @Column('text') alarmCode: string;

  @ManyToOne(() => Office)
  parent: Relation<Office> | null;
}

class PlaceDto {
  @ApiProperty({ type: String }) zipCode: string;
}

class OfficeDto extends PlaceDto {
  @ApiProperty({ type: String }) id: string;
  @ApiPropertyOptional({ type: [String] }) floorNames?: string[];
  @ApiProperty({ type: Number }) miles: number;
}

describe('the columns of an entity', () => {
  it('are told by property, name in the table and type, relations left out', () => {
    expect(columnsOf(Office)).toEqual([
      { property: 'id', name: 'id', type: 'uuid' },
      { property: 'floorNames', name: 'floor_names', type: 'text[]' },
      { property: 'zipCode', name: 'zip', type: 'text' },
      { property: 'alarmCode', name: 'alarm_code', type: 'text' },
    ]);
  });

  it('are shown when the DTO or its base class declares them, and stay inside otherwise', () => {
    expect(shownBy(OfficeDto, Office)).toEqual(['id', 'floorNames', 'zipCode']);
  });

  it('are copied from a row, and nothing else of it', () => {
    const row = { id: '1', zipCode: '62701', floorNames: [], alarmCode: '0000' };
    expect(copyOf(row, shownBy(OfficeDto, Office))).toEqual({ id: '1', zipCode: '62701', floorNames: [] });
  });

  it('are selected under the names of their properties', () => {
    expect(selectList(Office, 'o', shownBy(OfficeDto, Office))).toBe(
      'o.id, o.floor_names as "floorNames", o.zip as "zipCode"',
    );
  });

  it('cannot be selected when there are none of that name', () => {
    expect(() => selectList(Office, 'o', ['parent'])).toThrow('Office has no column for "parent".');
  });
});

describe('the declared fields of a DTO', () => {
  it('are found where @nestjs/swagger keeps them, flags of the business included', () => {
    expect(declaredFields(BusinessSummaryDto)).toEqual(expect.arrayContaining(['slug', 'isOpen', 'freeConsultation']));
  });

  it('are missed loudly, so that nothing is answered empty', () => {
    expect(() => declaredFields(class Bare {})).toThrow('Bare declares no properties.');
  });
});
