-- Validates columns with choices. `is_equipment` does the same for the machines of a registration.

create function private.is_choice(chosen text[], variadic offered text[]) returns boolean
language sql immutable parallel safe
return cardinality(chosen) > 0
  and array_ndims(chosen) = 1
  and chosen <@ offered
  and cardinality(chosen) = (select count(distinct item) from unnest(chosen) as once (item));
comment on function private.is_choice(text[], text[]) is 'Whether a list contains at least one item, only offered items and no duplicates.';
