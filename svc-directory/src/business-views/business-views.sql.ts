/** Inserts the views `$1`, given as JSON. Views of a business that was deleted meanwhile are dropped, not refused. */
export const INSERT_BUSINESS_VIEWS = `
  insert into business_views (business_id, created_at)
  select v."businessId", v."viewedAt"
  from json_to_recordset($1::json) as v("businessId" uuid, "viewedAt" timestamptz)
  join businesses b on b.id = v."businessId"`;
