-- The measurements of each category, in centimetres, in the order of a form.
create function private.measurement_names() returns jsonb
language sql immutable
return '{
  "Atasan": ["chest", "shoulder", "sleeve", "length"],
  "Bawahan": ["waist", "hip", "rise", "inseam", "length"],
  "Dress": ["chest", "waist", "hip", "sleeve", "length"],
  "Outerwear": ["chest", "shoulder", "sleeve", "length"],
  "Sepatu": ["insole"],
  "Tas": ["width", "height", "depth"],
  "Aksesoris": ["width", "length"],
  "Activewear": ["chest", "waist", "hip", "length"]
}'::jsonb;
